import type { RoleNode } from '@park/contract/rights/role';
import { demoId } from '../../../../../../../demo/rows.ts';

export const user = (name: string) => demoId(`user ${name}`);
export const company = (key: string) => demoId(`company ${key}`);
export const park = (key: string) => demoId(`park ${key}`);
export const roleOf = (name: string) => demoId(`role ${name}`);
export const department = (name: string) => demoId(`department ${name}`);

/** Returns every role and group of a tree as a flat list. */
export const flat = (nodes: readonly RoleNode[]): RoleNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
