import type { ASTVisitor, GraphQLError, ValidationContext } from 'graphql';
import { createGraphQLError, type Plugin } from 'graphql-yoga';

export interface Narrowing {
  /** What may be done; anything else is refused. */
  operations: readonly ('query' | 'mutation')[];
  /** True: no introspection, and no guesses at what a wrong name may have meant. */
  isSilent: boolean;
}

/** Takes only some kinds of operations. What is not valid is a 400, whoever found it. */
export function narrowDocuments({ operations, isSilent }: Narrowing): Plugin {
  return {
    onValidate({ addValidationRule }) {
      addValidationRule(only(operations));
      if (isSilent) addValidationRule(noIntrospection);
      return ({ valid, result, setResult }) => {
        if (!valid) setResult(result.map((error) => refusal(error as GraphQLError, isSilent)));
      };
    },
  };
}

function only(operations: Narrowing['operations']): (context: ValidationContext) => ASTVisitor {
  return (context) => ({
    OperationDefinition(node) {
      const asked: string = node.operation;
      if (operations.some((operation) => operation === asked)) return;
      const message = operations.includes('mutation')
        ? 'Only queries and mutations are answered.'
        : 'Only queries are answered.';
      context.reportError(createGraphQLError(message, { nodes: [node] }));
    },
  });
}

function noIntrospection(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      const { value } = node.name;
      if (value === '__schema' || value === '__type')
        context.reportError(createGraphQLError('Introspection is off.', { nodes: [node] }));
    },
  };
}

function refusal({ message, nodes, extensions }: GraphQLError, isSilent: boolean): GraphQLError {
  return createGraphQLError(isSilent ? withoutGuess(message) : message, {
    ...(nodes && { nodes }),
    extensions: { ...extensions, http: { status: 400 } },
  });
}

/** A message without the names that a wrong one may have meant. */
export function withoutGuess(message: string): string {
  const at = message.indexOf(' Did you mean');
  return at === -1 ? message : message.slice(0, at);
}
