/** Addresses of what is done with rooms, for whoever leads there. */
const housing = '/platform/housing';
const withParams = (path: string, params: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return query.size > 0 ? `${path}?${query}` : path;
};
export const boardPath = (params: { buildingId?: string; asOf?: string }) => withParams(`${housing}/board`, params);
/** From a room, on a day one has in mind. */
export const splitPath = (roomId: string, onDate?: string) => withParams(`${housing}/splitroompage/${roomId}`, { onDate });
export const mergePath = (params: { buildingId?: string; ids?: string; onDate?: string }) => withParams(`${housing}/mergeroompage`, params);
