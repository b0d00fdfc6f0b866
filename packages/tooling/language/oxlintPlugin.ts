import { beginsWithClause, findObscureWord } from './plainEnglish.ts'

// Types of the part of ESLint's API that oxlint gives to plugins.
type Comment = { type: string; value: string }
type Literal = { type: string; value?: unknown; quasis?: { value: { raw: string } }[] }
type Call = { callee: Callee; arguments: Literal[] }
type Callee = { type: string; name?: string; object?: Callee; callee?: Callee }
type Context = {
  sourceCode: { getAllComments(): Comment[] }
  report(problem: { node: object; message: string }): void
}

const plainComment = {
  create: (context: Context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const word = findObscureWord(comment.value)
        if (word)
          context.report({ node: comment, message: `Say it in plain words, not "${word}".` })
        if (beginsWithClause(comment.value))
          context.report({
            node: comment,
            message: 'Begin with the thing or a verb: "Page events", not "What a page hears".',
          })
      }
    },
  }),
}

const plainTitle = {
  create: (context: Context) => ({
    CallExpression({ callee, arguments: [title] }: Call) {
      if (!title || !/^(test|it|describe)$/.test(nameOf(callee))) return
      const text = title.quasis?.map(({ value }) => value.raw).join(' ') ?? String(title.value)
      const word = findObscureWord(text)
      if (word) context.report({ node: title, message: `Say it in plain words, not "${word}".` })
    },
  }),
}

/** Returns `test` for `test`, `test.skip` and `test.each(rows)`. */
function nameOf({ name, object, callee }: Callee): string {
  const inner = object ?? callee
  return name ?? (inner ? nameOf(inner) : '')
}

/** Plugin of oxlint that keeps comments and test titles plain. */
export default {
  meta: { name: 'language' },
  rules: { 'plain-comment': plainComment, 'plain-title': plainTitle },
}
