import { commonErrors } from '@park/contract/core';
import { unitsOf } from '@park/contract/estate/estate/area';
import { roomErrors } from '@park/contract/estate/room';
import { type Context, fail } from '../../../../context.ts';
import { takeLimit } from '../../../../db/driver/index.ts';
import { type CompanySource, SourceDown, type ThirdRoom } from '../../../../outside/company-source.ts';
import * as sheets from './queries.ts';
import { type Placed, placeFinder, plan } from './rules.ts';

const sourceDown = { ...commonErrors.busy, message: '第三方系统暂时无法访问，请稍后重试' };
const runsPerMinute = 6;
const isCode = /^[A-Za-z0-9_-]{1,30}$/;

async function readSource(source: CompanySource): Promise<ThirdRoom[]> {
  try {
    return await source.rooms();
  } catch (error) {
    return error instanceof SourceDown ? fail(sourceDown) : Promise.reject(error);
  }
}

const problemOf = ({ roomCode, area }: ThirdRoom): string | undefined => {
  if (!isCode.test(roomCode)) return '房间编码不正确';
  return (unitsOf(area) ?? 0n) > 0n ? undefined : '面积不正确';
};

/** Adds the rooms of the third-party source to existing buildings and floors. Rooms that exist already stay unchanged. */
export async function syncRooms({ db, actor }: Context, source: CompanySource) {
  const parkId = actor.parkId ?? fail(commonErrors.forbidden);
  if (!(await takeLimit(db, `third/${parkId}`, runsPerMinute, 60))) fail(commonErrors.tooMany);
  const listed = await readSource(source);
  const place = placeFinder(await sheets.places(db));
  const skipped: { roomCode: string; reason: string }[] = [];
  const good: Placed[] = [];
  for (const [at, third] of listed.entries()) {
    const problem = problemOf(third);
    const { buildingCode: building, floor, roomCode: code, roomNum, area } = third;
    const blank = {
      usableArea: null,
      rentableArea: null,
      fitting: null,
      price: null,
      availableOn: null,
      beginsOn: null,
      remark: null,
      ext: {},
    };
    const placed = problem
      ? { reason: problem }
      : place({ number: at + 1, building, floor, code, roomNum, area, kind: 'office', ...blank });
    if ('reason' in placed) skipped.push({ roomCode: code, reason: placed.reason });
    else good.push(placed);
  }
  const codes = good.map(({ buildingId, code }) => ({ buildingId, code: code.toLowerCase() }));
  const { added, refused } = plan(good, await sheets.findExistingRooms(db, codes, false), false);
  const unfit = refused.filter(({ reason }) => reason !== roomErrors.codeTaken.message);
  skipped.push(...unfit.map(({ number, reason }) => ({ roomCode: listed[number - 1]?.roomCode ?? '', reason })));
  const count = added.length ? await sheets.insertAll(db, added, actor.userId, 'third') : 0;
  return { added: count, known: good.length - unfit.length - count, skipped };
}
