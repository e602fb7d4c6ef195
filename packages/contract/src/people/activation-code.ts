/**
 * Page to which the link in an invitation leads. The code follows the #: browsers do not send that part, so no server on the way can log
 * it.
 */
export const activationPath = '/join/activate';

/** Extracts the activation code from text that a user copied out of a message: with spaces in it, or as part of the whole link. */
export const readActivationCode = (typed: string) => typed.replace(/^.*#/s, '').replace(/\s/g, '');
