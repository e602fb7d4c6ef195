export { linkAttachments, storeAttachments } from './files.ts';
