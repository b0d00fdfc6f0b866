import { beginsWithClause, findObscureWord } from './plainLanguage.ts'

// Types of the part of ESLint's API that oxlint gives to plugins.
type Comment = { type: string; value: string }
type Literal = { value: unknown }
type Template = { quasis: { value: { raw: string } }[] }
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

const plainString = {
  create: (context: Context) => {
    const check = (node: Literal | Template, text: string) => {
      const word = text.split(/\s+/).length >= minWords ? findObscureWord(text) : undefined
      if (word) context.report({ node, message: `Say it in plain words, not "${word}".` })
    }
    return {
      Literal(node: Literal) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral(node: Template) {
        check(node, node.quasis.map(({ value }) => value.raw).join(' '))
      },
    }
  },
}

/** Minimum number of words of a checked string. Shorter strings are mostly names and patterns. */
const minWords = 5

/** Plugin of oxlint that keeps comments, error messages, output and test titles plain. */
export default {
  meta: { name: 'language' },
  rules: { 'plain-comment': plainComment, 'plain-string': plainString },
}
