/** Where an invitation leads; the code stands behind the #, so that no server on the way writes it down. */
export const activationPath = '/join/activate';

/** Also as somebody copies it out of a message, with blanks or as the whole link. */
export const readActivationCode = (typed: string) => typed.replace(/^.*#/s, '').replace(/\s/g, '');
