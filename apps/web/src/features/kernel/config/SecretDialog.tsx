import { Alert, Button, Typography } from 'antd';
import { PageModal } from '../../../kit/feedback/dialog.tsx';

export type Secret = { name: string; text: string };

/** Shows a new secret once; afterwards it cannot be shown, because the server stores only its hash. */
export function SecretDialog({ secret: { name, text }, onClose }: { secret: Secret; onClose: () => void }) {
  return (
    <PageModal
      title={`“${name}”的应用密钥`}
      open
      width={450}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          我已保存
        </Button>
      }
    >
      <div className="stack">
        <Alert type="warning" showIcon title="密钥只显示这一次，请立即复制并交给应用的开发者；遗失后只能重新生成。" />
        <Typography.Text code copyable className="config-secret">
          {text}
        </Typography.Text>
      </div>
    </PageModal>
  );
}
