import { type Node, nodes } from '@park/contract/access';
import type { Explanation } from '@park/contract/rights/permission';
import { dataScopes } from '@park/contract/rights/role';
import { type Facts, type Placed, type Right, type Scope, withAncestors } from '../../../access/index.ts';

/**
 * A role that a person holds. `decidedBy` tells who has saved its nodes: the company of the person ('here'), the operator ('below') or the
 * platform.
 */
export type AssignedRole = { code: string; kind: string; name: string; decidedBy: 'here' | 'below' | 'platform' | null };
type Step = Explanation['steps'][number];
/** The question that an explanation answers: may a person open a menu, or give a command? `nodes` are all nodes that would allow it. */
export type Question = { name: string; nodes: readonly QuestionNode[]; isMenu: boolean };
type QuestionNode = Pick<Node, 'code' | 'parent' | 'sides' | 'name' | 'grants'>;

const audience = { platform: '平台', operator: '运营主体', assist: '协管单位', company: '入驻企业' } as const;
const letters = { platform: /P/, operator: /O/, assist: /A/, company: /[CM]/ } as const;
const reachNames = { own: '本单位', park: '本园区的全部企业', platform: '平台' } as const;
const deciders = { here: '本单位设置', below: '运营主体设置', platform: '系统默认' } as const;
const byCode = new Map(nodes.map((node) => [node.code, node.name]));

const passed = (kind: Step['kind'], text: string): Step => ({ kind, text, isPassed: true });
const failed = (kind: Step['kind'], text: string): Step => ({ kind, text, isPassed: false });
const stepFor = (kind: Step['kind'], isPassed: boolean, good: string, bad: string) => (isPassed ? passed(kind, good) : failed(kind, bad));

type Path = { node: QuestionNode; steps: Step[] };

/**
 * Explains why a person may or may not do something. The steps are the checks that every call passes; the first failed check is the reason
 * for a refusal.
 */
export function explain(person: Placed, roles: readonly AssignedRole[], question: Question): Explanation {
  const paths = question.nodes.map((node) => ({ node, steps: nodeSteps(person, roles, node, question) }));
  const path = closest(paths);
  const steps = [...placeSteps(person), ...(path?.steps ?? [])];
  const obstacle = path ? steps.find((step) => !step.isPassed) : failed('set', '没有任何菜单包含此项');
  const right = obstacle ? undefined : rightOf(person, path?.node);
  if (right) steps.push(passed('scope', `范围：${reachNames[right.reach]}，数据范围“${scopeOf(right)}”`));
  return {
    isAllowed: !obstacle,
    conclusion: obstacle ? `不可以${question.name}：${obstacle.text}` : `可以${question.name}`,
    reach: right ? reachNames[right.reach] : null,
    scope: right ? scopeOf(right) : null,
    steps,
  };
}

function placeSteps({ realName, companyName, isEnabled, isCompanyEnabled, parkName, isHere }: Placed): Step[] {
  const place = parkName ?? '平台';
  return [
    stepFor('person', isEnabled, `${realName}是${companyName}的成员`, `${realName}在${companyName}的账号已禁用`),
    stepFor('company', isCompanyEnabled, `${companyName}已启用`, `${companyName}已停用`),
    stepFor('park', isHere, `可以进入${place}`, `${realName}没有进入${place}的权限`),
  ];
}

/**
 * Several nodes may allow the same page or command. Returns a node for which all checks pass or, if there is none, the node for which the
 * first failed check comes latest.
 */
function closest(ways: readonly Path[]): Path | undefined {
  const distance = ({ steps }: Path) => {
    const stop = steps.findIndex((step) => !step.isPassed);
    return stop < 0 ? Number.POSITIVE_INFINITY : stop;
  };
  return ways.reduce<Path | undefined>((best, way) => (best && distance(best) >= distance(way) ? best : way), undefined);
}

function nodeSteps({ facts, side, rights }: Placed, roles: readonly AssignedRole[], node: QuestionNode, { isMenu }: Question): Step[] {
  const title = titleOf(node);
  const sources = rights.sets.filter((set) => set.nodes === null || set.nodes.has(node.code)).map(({ role }) => role);
  const off = withAncestors(node).find((code) => facts.off.includes(code));
  const isBought = !facts.package || facts.package.includes(node.code) || !byCode.has(node.code);
  const isAttributed = side !== 'company' || !facts.attributes || facts.attributes.includes(node.code) || !byCode.has(node.code);
  return [
    stepFor('role', roles.length > 0, `持有角色：${roles.map((role) => `“${role.name}”`).join('')}`, '没有任何角色'),
    stepFor(
      'set',
      sources.length > 0,
      `${sources.map((role) => sourceText(roles, role)).join('、')}包含“${title}”`,
      `所持角色都没有“${title}”的权限`,
    ),
    ceilingStep(title, {
      isThere: !isMenu || isBuilt(node),
      isFor: letters[side].test(node.sides),
      audience: audience[side],
      isBought,
      isAttributed,
    }),
    off === undefined
      ? passed('switch', `“${title}”已开放`)
      : failed('switch', `“${byCode.get(off) ?? title}”在本园区已关闭，该应用暂未开放`),
  ];
}

type Bounds = { isThere: boolean; isFor: boolean; audience: string; isBought: boolean; isAttributed: boolean };
function ceilingStep(title: string, { isThere, isFor, audience: side, isBought, isAttributed }: Bounds): Step {
  if (!isThere) return failed('ceiling', `“${title}”尚未上线`);
  if (!isFor) return failed('ceiling', `“${title}”不面向${side}`);
  if (!isBought) return failed('ceiling', `“${title}”不在所属空间的套餐内`);
  if (!isAttributed) return failed('ceiling', `企业类型不包含“${title}”`);
  return passed('ceiling', `“${title}”在${side}的可用范围内`);
}

function sourceText(roles: readonly AssignedRole[], { code, kind, nodes: set }: Facts['roles'][number]): string {
  const role = roles.find((one) => one.code === code && one.kind === kind);
  const how = set === null ? '拥有企业的全部权限' : role?.decidedBy ? deciders[role.decidedBy] : '';
  return `角色“${role?.name ?? code}”${how && `（${how}）`}`;
}

/** Returns the name of a node. A button's name includes its page, because many buttons are called 编辑. */
function titleOf({ code, name, parent }: QuestionNode): string {
  return code.includes(':') && parent ? `${byCode.get(parent)} / ${name}` : name;
}

const rightOf = ({ rights }: Placed, node: QuestionNode | undefined): Right | undefined =>
  node?.grants.map((permission) => rights.granted.get(permission)).find((right) => right !== undefined);

/** Returns whether the page is built; a page that is not built is in nobody's menu, whatever they hold. */
function isBuilt({ code, parent }: QuestionNode): boolean {
  const node = nodes.find((one) => one.code === (code.includes(':') ? parent : code));
  return !node || node.built || node.route === '';
}

function scopeOf({ scope, departmentIds }: { scope: Scope; departmentIds: readonly string[] }): string {
  const more = departmentIds.length ? `，另加指定的${departmentIds.length}个部门` : '';
  return scope === 'custom' ? `指定的${departmentIds.length}个部门` : `${dataScopes[scope]}${more}`;
}
