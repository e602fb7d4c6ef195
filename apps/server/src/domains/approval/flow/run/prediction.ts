import type { Definition } from '@park/contract/approval/flow/definition';
import { predict } from '../engine/index.ts';
import type { Situation } from './situation.ts';

type PredictedStep = { taskKey: string; taskName: string; kind: string; people: string[]; note: string | undefined };
type Predicted = Parameters<typeof predict>[1];

/**
 * Predicts the next steps of an instance with the names of the people. The engine names the people it must know; they are looked up and the
 * engine is called again, until it asks for nobody more.
 */
export async function predictSteps(
  situation: Situation,
  definition: Definition,
  of: Predicted,
  form: Record<string, unknown>,
  now: number,
): Promise<PredictedStep[]> {
  for (let rounds = 0; rounds < 100; rounds++) {
    const result = predict(definition, of, situation.context(now, form, []));
    if (await situation.learn('needs' in result ? result.needs : [])) continue;
    if ('needs' in result) break;
    return result.coming.map(({ node, name, kind, users, note }) => ({
      ...{ taskKey: node, taskName: name, kind, note },
      people: users.map(({ user }) => situation.known.get(user)?.name ?? '').filter(Boolean),
    }));
  }
  return [];
}
