import { outbox } from '@park/contract/kernel/outbox';
import { onlyPlatform, type Row, row } from '../../../../test/matrix/may.ts';
import { deadMessage, localMessage } from '../../../../test/matrix/scene/records.ts';

export const outboxMatrix: readonly Row[] = [
  row(outbox.list, async (at, tools) => ({ pageSize: (await deadMessage(at, tools)) && 10 }), onlyPlatform),
  row(outbox.retry, deadMessage, onlyPlatform, { trips: 3 }),
  row(outbox.local, localMessage, onlyPlatform),
  row(outbox.look, async (at, tools) => ({ ...(await localMessage(at, tools)), id: at.department.id, spaceId: at.space.id }), onlyPlatform),
];
