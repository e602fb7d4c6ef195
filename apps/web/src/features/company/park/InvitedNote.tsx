import type { Invited } from '@park/contract/company/park';
import { activationPath } from '@park/contract/people/activation-code';
import { Alert, Typography } from 'antd';
import { dateTime } from '../../../kit/format.ts';
import './site.css';

/**
 * Tells how the invited operator gets access. Without an SMS gateway it shows the invitation link, and only this once, because the server
 * stores only a hash of the link.
 */
export function InvitedNote({ invited: { outcome, phone, code, expiresDate }, name }: { invited: Invited; name: string }) {
  if (outcome === 'known')
    return (
      <Alert
        type="success"
        showIcon
        title={`${name}（${phone}）已有账号，无需激活，使用原账号登录即可；已发短信告知。`}
        description="如有误，可在 TA 登录前到空间列表中更换。"
      />
    );
  const until = dateTime(expiresDate);
  if (!code)
    return <Alert type="success" showIcon title={`邀请短信已发送至 ${phone}，${name}须在 ${until} 前打开其中的链接设置登录密码。`} />;
  return (
    <div className="stack">
      <Alert
        type="warning"
        showIcon
        title="尚未配置短信服务，对方收不到邀请短信"
        description={`请复制下面的激活链接，当面或通过可信的渠道交给${name}（${phone}）。链接只显示这一次，仅可使用一次，${until} 前有效；遗失后可重新邀请。`}
      />
      <Typography.Text code copyable={{ tooltips: ['复制链接', '已复制'] }} className="site-link">
        {location.origin + activationPath}#{code}
      </Typography.Text>
    </div>
  );
}
