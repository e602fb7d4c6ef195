/* The audit entries of actions without a session (sign-in, activation, reset password) contain the address of the client. */
drop function if exists door.person_audit(uuid, text, text);
drop function if exists door.activation_use(bytea, text, text);
