import { estate } from '@park/contract/estate/estate';
import { room, roomErrors } from '@park/contract/estate/room';
import { file } from '@park/contract/kernel/file';
import { parkuser } from '@park/contract/people/parkuser';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoId } from '../../../../../../demo/rows.ts';
import type { Person } from '../../../../test/app.ts';
import { newBuilding, newRoom } from '../../../../test/estate/made.ts';
import { race, rounds } from '../../../../test/race.ts';
import { upload } from '../../../../test/sheet/workbooks.ts';
import { codesOf, dayFrom, roomScene, stranger, today } from './test/scene.ts';

const { server, as, operator, detail, formOf, claim } = roomScene();

describe('the price of a room', () => {
  test('a price is stored with its period, ends an earlier price and replaces a price that starts on the same day', async () => {
    const building = await newBuilding(operator());
    const { id } = await newRoom(operator(), building, { price: 5_000 });
    await operator().call(room.setPrice, { id, price: 6_000, note: '涨价' });
    await operator().call(room.setPrice, { id, price: 6_100 });
    await operator().call(room.setPrice, { id, price: 7_000, fromDate: dayFrom(30) });
    const prices = (await operator().call(room.prices, { id })).map(({ price, fromDate, untilDate }) => [price, fromDate, untilDate]);
    expect(prices).toEqual([
      [7_000, dayFrom(30), null],
      [6_100, today(), dayFrom(30)],
      [5_000, null, today()],
    ]);
    expect([(await detail(id)).price, (await detail(id, dayFrom(-1))).price, (await detail(id, dayFrom(30))).price]).toEqual([
      6_100, 5_000, 7_000,
    ]);
    expect((await operator().refused(room.setPrice, { id, price: 1, fromDate: dayFrom(29) })).fields).toEqual({
      fromDate: roomErrors.priceBefore.message,
    });
    const later = await newRoom(operator(), building, { beginsOn: dayFrom(10) });
    expect((await operator().refused(room.setPrice, { id: later.id, price: 1 })).fields).toEqual({
      fromDate: roomErrors.priceOutside.message,
    });
    expect((await operator().refused(room.setPrice, { id, price: 1.5 })).fields).toEqual({ price: '请输入正确的单价，最多两位小数' });
    expect((await operator().refused(room.setPrice, { id: stranger, price: 1 })).code).toBe('404');
    expect((await operator().refused(room.prices, { id: stranger })).code).toBe('404');
  });

  test('if two prices are set at the same moment, each day has exactly one price afterwards', async () => {
    const building = await newBuilding(operator());
    for (let round = 0; round < rounds(5, 60); round++) {
      const { id } = await newRoom(operator(), building, { price: 100 });
      const set = (actor: 'operatora' | 'operatorab', price: number, process: number) => () =>
        as(actor).raw(room.setPrice, { id, price }, { process });
      expect(codesOf(await race([set('operatora', 200, 0), set('operatorab', 300, 1)]))).toEqual(['200', '200']);
      const prices = await operator().call(room.prices, { id });
      expect(prices.map(({ fromDate }) => fromDate)).toEqual([today(), null]);
    }
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4080c0' } })
    .png()
    .toBuffer();
type Sending = { bytes?: Buffer; name?: string; call?: typeof file.upload | typeof file.store };
async function sent(person: Person, { bytes, name = 'a.png', call = file.upload }: Sending = {}) {
  const { payload, headers } = upload({}, { name, bytes: bytes ?? (await picture(30, 20)) });
  const url = call.path.startsWith(`${server.base}/`) ? call.path : `${server.base}${call.path}`;
  const answer = await server.inject({ method: 'POST', url, payload, headers: { ...headers, logintoken: person.token ?? '' } });
  return answer.json().body as { id: string; url: string; name: string };
}

describe('C0680 photos, attachments and floor plans', () => {
  test('photos and attachments of a room or building keep their order, and only users who may read the estate can open them', async () => {
    const [one, two] = [await sent(operator()), await sent(operator())];
    const pdf = await sent(operator(), { bytes: Buffer.from('%PDF-1.4\n%%EOF'), call: file.store, name: '产权证.pdf' });
    const building = await newBuilding(operator(), { photos: [one.url], attachments: [pdf.id] });
    const { id } = await newRoom(operator(), building, { photos: [two.id, one.id], attachments: [] });
    expect((await detail(id)).photos.map((photo) => photo.id)).toEqual([two.id, one.id]);
    const { photos, attachments } = await operator().call(estate.building, { id: building.id });
    expect([photos, attachments]).toMatchObject([[{ id: one.id, name: 'a.png' }], [{ id: pdf.id, name: '产权证.pdf' }]]);
    expect((await server.inject({ method: 'GET', url: photos[0]?.url ?? '' })).statusCode).toBe(200);
    const saved = await operator().raw(estate.attachment, { id: pdf.id });
    expect([saved.statusCode, saved.rawPayload.toString()]).toEqual([200, '%PDF-1.4\n%%EOF']);
    await operator().call(room.change, await formOf(id));
    expect((await detail(id)).photos).toHaveLength(2);
    await operator().call(room.change, { ...(await formOf(id)), photos: [one.id] });
    expect((await detail(id)).photos.map((photo) => photo.id)).toEqual([one.id]);
    // a document is refused as a photo, and files of other users are refused as if they did not exist
    expect((await operator().refused(room.change, { ...(await formOf(id)), photos: [pdf.id] })).fields).toHaveProperty('photos');
    const theirs = await sent(as('operatorb'));
    const elsewhere = await sent(as('operatorc'));
    expect((await operator().refused(room.change, { ...(await formOf(id)), photos: [elsewhere.id] })).fields).toHaveProperty('photos');
    for (const other of ['operatorb', 'operatorc'] as const)
      expect((await as(other).refused(estate.attachment, { id: pdf.id })).code).toBe('404');
    expect((await operator().refused(estate.attachment, { id: theirs.id })).code).toBe('404');
    expect((await as('supera1').refused(estate.attachment, { id: pdf.id })).code).toBe('403');
  });

  test('an assisting organisation that may read the estate sees the pictures uploaded by the operator', async () => {
    const photo = await sent(operator());
    const building = await newBuilding(operator(), { photos: [photo.id] });
    expect((await as('assistant1').refused(estate.building, { id: building.id })).code).toBe('403');
    await server.rows(`update role_grant set nodes = nodes || array['M1004', 'M1004002', 'M1004002002'] where role_id = $1`, [
      demoId('role 协管专员'),
    ]);
    const seen = await as('assistant1').call(estate.building, { id: building.id });
    expect(seen.photos).toMatchObject([{ id: photo.id }]);
    expect((await server.inject({ method: 'GET', url: seen.photos[0]?.url ?? '' })).statusCode).toBe(200);
    expect((await as('assistant1').refused(estate.changeBuilding, { ...building, version: 1 })).code).toBe('403');
  });

  test('a floor has a plan with the outlines of its rooms', async () => {
    const building = await newBuilding(operator());
    const [floorId, drawing] = [building.floor(1), await sent(operator(), { bytes: await picture(60, 40) })];
    const { id } = await newRoom(operator(), building);
    expect(await operator().call(estate.plan, { floorId })).toMatchObject({ floorNum: 1, plan: null, version: 1 });
    expect((await operator().refused(estate.savePlan, { floorId, version: 1, fileUrl: stranger })).fields).toEqual({
      fileUrl: '请上传图片',
    });
    await operator().call(estate.savePlan, { floorId, version: 1, fileUrl: drawing.url });
    expect(await operator().call(estate.plan, { floorId })).toMatchObject({ plan: { id: drawing.id, width: 60, height: 40 }, version: 2 });
    expect((await operator().refused(estate.savePlan, { floorId, version: 1, fileUrl: null })).code).toBe('409');
    const outline = [
      [0, 0],
      [0.5, 0],
      [0.5, 0.25],
    ] satisfies [number, number][];
    await operator().call(room.saveOutlines, { floorId, outlines: [{ id, outline }] });
    expect(await operator().call(room.outlines, { floorId })).toMatchObject([{ id, outline }]);
    expect((await detail(id)).outline).toEqual(outline);
    const draw = (drawn: unknown, roomId = id, onFloor = floorId) =>
      operator().refused(room.saveOutlines, { floorId: onFloor, outlines: [{ id: roomId, outline: drawn }] });
    expect((await draw(outline.slice(1))).fields).toEqual({ 'outlines.0.outline': '轮廓至少3个点' });
    expect((await draw([...outline, [1.1, 0]])).status).toBe(400);
    expect((await draw(outline, id, building.floor(2))).errorMessage).toBe(roomErrors.otherFloor.message);
    expect((await draw(outline, id, stranger)).code).toBe('404');
    await operator().call(room.saveOutlines, { floorId, outlines: [{ id, outline: null }] });
    await operator().call(estate.savePlan, { floorId, version: 2, fileUrl: null });
    expect([(await detail(id)).outline, (await operator().call(estate.plan, { floorId })).plan]).toEqual([null, null]);
  });
});

describe('C0172 C0173 the addresses of a company', () => {
  test('the addresses of a company are the rooms it leases today', async () => {
    const building = await newBuilding(operator());
    const [now, past] = [await newRoom(operator(), building), await newRoom(operator(), building)];
    const a2 = { company_id: demoId('company A2') };
    await claim(now.id, 'lease', `[${dayFrom(-5)},)`, a2);
    await claim(past.id, 'lease', `[${dayFrom(-50)},${today()})`, a2);
    const found = await operator().call(parkuser.addresses, { companyId: demoId('company A2') });
    const { buildingName } = building;
    const mine = found.filter((one) => one.buildingName === buildingName);
    expect(mine).toMatchObject([{ roomId: now.id, buildingName, floorName: '1F', roomNum: now.roomCode }]);
    expect(await operator().call(parkuser.room, { roomId: now.id })).toMatchObject({
      ...{ roomNum: now.roomCode, area: '100.0000', status: 'leased', companyName: '智联数据有限公司' },
    });
    expect((await operator().refused(parkuser.addresses, { companyId: demoId('company B1') })).code).toBe('404');
    for (const other of ['operatorb', 'operatorc'] as const)
      expect((await as(other).refused(parkuser.room, { roomId: now.id })).code).toBe('404');
    expect((await as('supera1').refused(parkuser.room, { roomId: now.id })).code).toBe('403');
  });
});
