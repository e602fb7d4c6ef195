/** Lines with the seconds since the process began, so that a slow step shows itself. */
export const say = (message: string) => console.log(`[${(performance.now() / 1000).toFixed(1).padStart(5)} s] ${message}`);
