const housing = '/platform/housing';
/** Where rooms are divided and joined. */
export const splitPage = (id: string) => `${housing}/splitroompage/${id}`;
export const mergePage = (ids: readonly string[]) => `${housing}/mergeroompage?ids=${ids.join()}`;
