/** Addresses below the API's base that a browser opens as a page; they redirect instead of answering in the envelope. */
export const redirects = [
  {
    method: 'GET',
    path: '/portal/logout',
    to: '/login',
    summary: 'Sends a browser that navigates here to the sign-in page; the session is ended by POST',
  },
] as const;
