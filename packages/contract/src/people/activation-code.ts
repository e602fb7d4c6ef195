/** Page that an invitation links to. The code follows the #, because browsers do not send that part, so no server on the way logs it. */
export const activationPath = '/join/activate';

/** Extracts the code from text copied out of a message: with spaces, or as the whole link. */
export const readActivationCode = (typed: string) => typed.replace(/^.*#/s, '').replace(/\s/g, '');
