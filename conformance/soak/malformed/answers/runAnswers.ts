import { converse } from './playAnswers.ts'
import { script } from './answerScript.ts'
import { checkMany, type Many } from '../checkMany.ts'

/** The connection, while its wallet answers requests wrongly. */
export const runAnswers = (options: checkMany.Options): Promise<Many> =>
  checkMany(options, script, (one) => converse(one))
