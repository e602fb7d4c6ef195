type Named = { roomCode: string; roomNum: string };

/** Returns what stands before the number in the code of a room, such as the building in A1-604; empty if the code does not contain it. */
const prefixOf = ({ roomCode, roomNum }: Named): string =>
  roomNum && roomCode.endsWith(roomNum) ? roomCode.slice(0, roomCode.length - roomNum.length) : '';

/** Returns the number of a new room: its code without the prefix that the code of the room before it has. */
export function numberOf(code: string, before: Named): string {
  const prefix = prefixOf(before);
  return prefix && code.startsWith(prefix) && code.length > prefix.length ? code.slice(prefix.length) : code;
}
