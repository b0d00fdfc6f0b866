import { playAnswers } from './playAnswers.ts'
import { answerScript } from './answerScript.ts'
import { checkMany, type ManyResult } from '../checkMany.ts'

/** The connection, while its wallet answers requests wrongly. */
export const runAnswers = (options: checkMany.Options): Promise<ManyResult> =>
  checkMany(options, answerScript, (one) => playAnswers(one))
