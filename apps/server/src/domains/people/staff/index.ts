export { appointSuper } from './admin/admin.ts';
export { admit, changePhone, editable } from './card/card.ts';
export { peopleThere } from './moving.ts';
export { phoneOf } from './queries.ts';
export { tellAll } from './sheet/queries.ts';
export { joinedText, noticeText } from './texts.ts';
