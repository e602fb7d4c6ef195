import { audit } from './audit.ts';
import { company } from './company.ts';
import { config } from './config.ts';
import { department } from './department.ts';
import { docs } from './docs.ts';
import { file } from './file.ts';
import { identity } from './identity.ts';
import { live } from './live.ts';
import { outbox } from './outbox.ts';
import { task } from './task.ts';

export * from './core.ts';
/** Every call of the product. The server must answer each; OpenAPI and the contract tests walk this. */
export const contract = { identity, config, company, department, file, live, audit, outbox, task, docs };
