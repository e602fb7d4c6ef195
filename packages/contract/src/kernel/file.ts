import { z } from 'zod';
import { commonErrors, defineErrors, domain, download, query, upload } from '../core.ts';
import { flag, id, integer, text } from '../fields.ts';

/** Default limits of picture uploads. They are not part of a schema, so that the console can use them without loading zod. */
export const imageLimits = { maxSize: 1024, count: 10, types: ['png', 'jpg', 'jpeg'], megapixels: 20 };

/** Limits of attachments, which are documents and pictures. Each request uploads one file. */
export const documentLimits = { maxSize: 10_240, types: ['pdf', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg'] };
export const documentTexts = {
  none: '请选择要上传的文件',
  empty: '上传文件大小不能小于0KB',
  tooLarge: '上传文件大小不能超过{maxSize}KB',
  wrongType: '上传文件只能是 {types} 格式',
  tooMany: '最多上传{count}个文件',
  unreadable: '文件已损坏、加密或含有宏，无法上传',
};

/** Limits of logos and portraits. They are smaller than other pictures and should be square. */
export const logoLimits = { maxSize: 300, types: ['png', 'jpg', 'jpeg'], side: 250 };
export const logoTexts = {
  wrongType: '上传图片只能是 JPG、PNG 格式',
  tooLarge: '上传图片大小不能超过 300KB',
  hint: '建议尺寸 250x250',
  gone: '图片不存在，请重新上传',
  notPublic: '请上传为公开图片，登录前的页面才能显示',
};

/** Messages about pictures (V201 to V204), shared by the console and the server. Braces mark the values to fill in. */
export const imageTexts = {
  none: '请选择要上传的图片',
  empty: '上传图片大小不能小于0KB',
  tooLarge: '上传图片大小不能超过{maxSize}KB',
  wrongType: '上传图片只能是 {types} 格式',
  tooMany: '最多上传{count}张图片',
  unreadable: '图片已损坏或无法识别，请换一张重试',
  tooManyPixels: '图片尺寸过大，长乘宽不能超过{megapixels}00万像素',
};

export const fileErrors = defineErrors({
  badLink: { code: '403', status: 403, message: '链接无效或已过期，请刷新后重试' },
  gone: { code: '404', status: 404, message: '文件不存在或已删除' },
  storeDown: { code: '503', status: 503, message: '文件存储暂时不可用，请稍后重试' },
});

const readAddress = /(?:^|\/portal\/file\/read\/)([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:[?#].*)?$/i;
/** A file, given as its URL, even if the link in it has expired, or as its id. It becomes the file id. */
export const fileAddress = (missing = '请提供文件地址') =>
  text(2000, missing)
    .refine((value) => readAddress.test(value), '文件地址不正确')
    .transform((value) => (readAddress.exec(value)?.[1] ?? '').toLowerCase());
/** Optional address of a picture; blank becomes null. */
export const pictureAddress = z.union([z.literal('').transform(() => null), fileAddress()], '文件地址不正确');

/** Privacy of uploaded files. All values are text, because multipart forms transmit only text. */
const UploadForm = z.object({
  needAuth: z
    .union([z.enum(['true', 'false']).transform((value) => value === 'true'), flag.transform((value) => value === 1)], '只能是0或1')
    .default(true),
});
const Link = z.object({ id: z.string(), url: z.string(), name: z.string() });

export const file = domain('file', {
  title: '文件',
  labels: { needAuth: '登录后可见' },
  calls: {
    upload: upload({
      path: '/portal/images/upload',
      title: '上传图片',
      access: 'signed-in',
      summary: 'Stores pictures and returns links to read them',
      input: UploadForm,
      /** Returns the first picture for forms that have only one, and all pictures in `list`. */
      output: Link.extend({ list: z.array(Link) }),
      errors: [commonErrors.tooLarge, commonErrors.busy, fileErrors.storeDown],
    }),
    /** Requires the session token although the path says noToken (decision 17). With needAuth 0 the returned link does not expire. */
    store: upload({
      path: '/smartop/portal/file/upload/noToken',
      aliases: ['/area-admin/rest/fileupload'],
      title: '上传文件',
      access: 'signed-in',
      summary: 'Stores pictures or documents of the allowed types',
      input: UploadForm,
      output: Link.extend({ list: z.array(Link) }),
      errors: [commonErrors.tooLarge, commonErrors.busy, fileErrors.storeDown],
    }),
    info: query({
      path: '/portal/open/images/imageInfo',
      access: 'signed-in',
      summary: 'Returns name, type, size and dimensions of a file of the actor’s company, with a fresh link',
      input: z.object({ fileUrl: fileAddress() }),
      output: Link.extend({
        type: z.string(),
        size: z.int(),
        width: z.int().nullable(),
        height: z.int().nullable(),
        createdDate: z.string(),
      }),
      errors: [fileErrors.gone],
    }),
    link: query({
      path: '/portal/images/getTokenUrl',
      aliases: ['GET /portal/images/tokenUrl'],
      access: 'signed-in',
      summary: 'Returns a fresh link to a file of the actor’s company',
      input: z.object({ fileUrl: fileAddress() }),
      output: Link,
      errors: [fileErrors.gone],
    }),
    read: download({
      path: '/portal/file/read/{id}',
      method: 'GET',
      access: 'public',
      summary: 'Returns the content of a file by its link; e and s are the link’s expiry and signature',
      input: z.object({
        id,
        e: integer(fileErrors.badLink.message, { max: Number.MAX_SAFE_INTEGER }).optional(),
        s: z
          .string(fileErrors.badLink.message)
          .regex(/^[\w-]{64}$/, fileErrors.badLink.message)
          .optional(),
      }),
      output: z.object({
        name: z.string(),
        type: z.string(),
        content: z.unknown(),
        size: z.int(),
        isInline: z.boolean(),
        maxAge: z.int(),
      }),
      errors: [fileErrors.badLink, fileErrors.gone, fileErrors.storeDown],
    }),
  },
});
