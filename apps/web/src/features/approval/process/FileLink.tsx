import { PaperClipOutlined } from '@ant-design/icons';

/** Link that opens a file in a new window to view or save it. */
export const FileLink = ({ file: { name, url } }: { file: { name: string; url: string } }) => (
  <span className="process-file">
    <PaperClipOutlined aria-hidden />
    {url ? (
      <a href={url} target="_blank" rel="noreferrer">
        {name}
      </a>
    ) : (
      name
    )}
  </span>
);
