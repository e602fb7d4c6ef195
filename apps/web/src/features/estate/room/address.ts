const housing = '/platform/housing';
/** Addresses of the pages that split and merge rooms. */
export const splitPage = (id: string) => `${housing}/splitroompage/${id}`;
export const mergePage = (ids: readonly string[]) => `${housing}/mergeroompage?ids=${ids.join()}`;
/** Address of the merge page that starts with a building and lets the user choose its rooms. */
export const mergeIn = (buildingId: string) => `${housing}/mergeroompage?buildingId=${buildingId}`;
/** Address of the board of a building on a day, which shows the result of a split or merge. */
export const boardPage = (buildingId: string, asOf: string) => `${housing}/board?buildingId=${buildingId}&asOf=${asOf}`;
