import type { EnterableContext } from '@park/contract/people/identity';

export const sideNames = { platform: '平台运营', operator: '运营主体', assist: '协管单位', company: '入驻企业' } as const satisfies Record<
  EnterableContext['side'],
  string
>;
