const housing = '/platform/housing';
/** Where rooms are divided and joined. */
export const splitPage = (id: string) => `${housing}/splitroompage/${id}`;
export const mergePage = (ids: readonly string[]) => `${housing}/mergeroompage?ids=${ids.join()}`;
/** Where one begins with the building and chooses rooms there. */
export const mergeIn = (buildingId: string) => `${housing}/mergeroompage?buildingId=${buildingId}`;
/** Where the outcome is seen. */
export const boardPage = (buildingId: string, asOf: string) => `${housing}/board?buildingId=${buildingId}&asOf=${asOf}`;
