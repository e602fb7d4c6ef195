export { appointSuper } from './admin/handlers.ts';
export { admit, changePhone, editable } from './card/handlers.ts';
export { phoneOf } from './list/queries.ts';
export { peopleThere } from './moving.ts';
export { tellAll } from './sheet/queries.ts';
export { joinedText, noticeText } from './texts.ts';
