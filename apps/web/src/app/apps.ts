/** Menu code of the IoT platform, an external application shown in a frame. */
export const iotCode = 'M1012';
export const framePath = (code: string) => `/application/iframe/${code}`;
