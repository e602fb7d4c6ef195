import dayjs from 'dayjs';

export const written = 'YYYY-MM-DD';
/** An address may be typed by hand. */
export const dayOf = (text: string | undefined) => (text && dayjs(text).format(written) === text ? dayjs(text) : null);
