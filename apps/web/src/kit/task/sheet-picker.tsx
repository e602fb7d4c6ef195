import { InboxOutlined } from '@ant-design/icons';
import { type ImportSubject, sheetLimits, sheetTexts, task } from '@park/contract/kernel/task';
import { Button, Upload } from 'antd';
import { saveFile } from '../api/download.ts';

/** Checks a file before it is sent; the server makes the same check. */
export function problemOf({ name, size }: File): string | undefined {
  if (!/\.xlsx?$/i.test(name)) return sheetTexts.wrongType;
  if (size === 0) return sheetTexts.empty;
  return size > sheetLimits.size ? sheetTexts.tooLarge : undefined;
}

type SheetPickerProps = {
  file: File | undefined;
  template: { subject: ImportSubject; companyId?: string };
  /** Maximum number of rows, for an import that the user waits for; lower than the limit of an import in the background. */
  maxRows?: number;
  onChoose: (file: File | undefined) => void;
};
/** Offers the template to download and accepts the filled-in workbook. */
export function SheetPicker({ file, template, maxRows = sheetLimits.rows, onChoose }: SheetPickerProps) {
  return (
    <>
      <div className="row row-between">
        <span>请先下载模板，按说明填写后上传。</span>
        <Button onClick={() => void saveFile(task.template, template)}>下载模板</Button>
      </div>
      <Upload.Dragger
        accept=".xls,.xlsx"
        maxCount={1}
        fileList={file ? [{ uid: '1', name: file.name }] : []}
        beforeUpload={(next) => {
          onChoose(next);
          return false;
        }}
        onRemove={() => onChoose(undefined)}
      >
        <p className="ant-upload-drag-icon">
          <InboxOutlined aria-hidden />
        </p>
        <p>点击或拖拽文件到此处上传</p>
        <p className="muted">
          支持 xls、xlsx 格式，不超过 {sheetLimits.size / 1_048_576}MB，最多 {maxRows} 行
        </p>
      </Upload.Dragger>
    </>
  );
}
