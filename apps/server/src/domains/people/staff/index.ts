export { changePhone } from './account/number.ts';
export { phoneOf } from './account/queries.ts';
export { appointSuper } from './admin/appoint.ts';
export { lockEditable } from './card/edit.ts';
export { admit } from './card/join.ts';
export { endMembers } from './leaving/handlers.ts';
export { peopleBlocker } from './moving.ts';
export { queueTexts } from './sheet/queries.ts';
export { joinedText, noticeText } from './texts.ts';
