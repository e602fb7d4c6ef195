/** The IoT platform, which is somebody else's and opens in a frame. */
export const iotCode = 'M1012';
export const frameOf = (code: string) => `/application/iframe/${code}`;
