/** Address of the room list with the drawer of a room open. */
export const roomPage = (id: string) => `/platform/housing/housebill?roomId=${id}`;
