import type { Room } from '@park/contract/estate/room';
import { useState } from 'react';
import { usePageParams } from '../../../kit/list/state.ts';

const name = 'roomId';
/** Option of the room list: the parameter of the room that is shown is no filter. */
export const roomInAddress = { pageParams: [name] };

/** Keeps in the address which room the drawer shows, so that a link opens it and Back closes it. */
export function useRoomInAddress() {
  const [params, setParams] = usePageParams();
  const shown = params.get(name) ?? undefined;
  const [roomId, setRoomId] = useState(shown);
  // the drawer still shows the room while it closes
  if (shown && shown !== roomId) setRoomId(shown);
  const put = (id: string | undefined) =>
    setParams((now) => {
      if (id) now.set(name, id);
      else now.delete(name);
      return now;
    });
  return { open: shown !== undefined, roomId, show: ({ id }: Pick<Room, 'id'>) => put(id), close: () => put(undefined) };
}
