export { changePhone } from './account/number.ts';
export { phoneOf } from './account/queries.ts';
export { appointSuper } from './admin/appoint.ts';
export { editable } from './card/edit.ts';
export { admit } from './card/join.ts';
export { peopleThere } from './moving.ts';
export { tellAll } from './sheet/queries.ts';
export { joinedText, noticeText } from './texts.ts';
