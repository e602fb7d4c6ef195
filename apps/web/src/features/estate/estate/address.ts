const housing = '/platform/housing';
/** Addresses of the estate pages, spelled as in the specification. */
export const addresses = {
  regions: `${housing}/areasetting`,
  addRegion: `${housing}/addareabill`,
  editRegion: (id: string) => `${housing}/editareabill?id=${id}`,
  region: (id: string) => `${housing}/editareabillDetail?id=${id}`,
  buildings: `${housing}/buildsetting`,
  addBuilding: (regionId?: string) => `${housing}/addbuildset${regionId ? `?regionId=${regionId}` : ''}`,
  editBuilding: (id: string) => `${housing}/updatebuildset/${id}`,
  /** List of rooms with a filter, such as a status on a day. */
  roomList: (filter: Record<string, string>) => [`${housing}/housebill`, new URLSearchParams(filter)].filter(String).join('?'),
  rooms: (buildingId: string, floorId?: string | null) =>
    `${housing}/housebill?buildingId=${buildingId}${floorId ? `&floorId=${floorId}` : ''}`,
};
