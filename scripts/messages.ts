/**
 * Fails if the page has a message that it never says. Whether one is missing, the type checker tells; here the same
 * checker is asked what the names in the page's sources stand for.
 *   npm run check:messages
 */
import { join } from 'node:path';
import {
  isArrowFunction,
  isElementAccessExpression,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
  isVariableStatement,
  SyntaxKind,
  type Node,
  type PropertyName,
} from 'typescript/unstable/ast';
import { API, TypeFlags, type Symbol as Meaning, type Type } from 'typescript/unstable/sync';

/** A message or a group of them, as English declares it. */
interface MessageNode {
  readonly path: string;
  /** Where it is declared. */
  readonly id: string;
  readonly children: readonly MessageNode[];
}

/** The build says it, in `index.html`. */
const SAID_ELSEWHERE = ['head.noScript', 'head.description', 'online.invites'];

const ENGLISH = /\/web\/src\/(?:i18n\/en\/\w+|games\/\w+\/(?:messages|teaching)\.en)\.ts$/;
const NO_SPEAKER = /\/web\/src\/i18n\/\w+\/|\/(?:messages|teaching|title)\.\w\w\.ts$|\.(?:test|fixture)\.tsx?$/;

const root = join(import.meta.dirname, '..');
const config = join(root, 'packages/web/tsconfig.json');
const api = new API({ cwd: root });
const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;

function* within(node: Node): Generator<Node> {
  yield node;
  const children: Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* within(child);
}

const nodesOf = (isWanted: (file: string) => boolean): Node[] =>
  program
    .getSourceFileNames()
    .filter(isWanted)
    .flatMap((file) => [...within(program.getSourceFile(file)!)]);

/** Where something is declared: at the same place for English and for all that is derived from its type. */
const idsOf = (meaning: Meaning | undefined): string[] =>
  meaning?.declarations.map(({ path, index }) => `${path}#${index}`) ?? [];

/** What an object of English holds. Lists and functions are messages as a whole. */
function entriesIn(object: Node | undefined, path: string): MessageNode[] {
  if (!object || !isObjectLiteralExpression(object)) return [];
  return object.properties.filter(isNamed).map((property) => {
    const own = `${path}.${nameIn(property.name)}`;
    const [id = own] = idsOf(checker.getSymbolAtLocation(property.name));
    return { path: own, id, children: isPropertyAssignment(property) ? entriesIn(property.initializer, own) : [] };
  });
}

const nameIn = (name: PropertyName): string => ('text' in name ? name.text : name.getText());

const isNamed = (node: Node) => isPropertyAssignment(node) || isShorthandPropertyAssignment(node);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const leavesOf = (entry: MessageNode): readonly MessageNode[] =>
  entry.children.length === 0 ? [entry] : entry.children.flatMap(leavesOf);

const groupsOf = (entry: MessageNode): readonly MessageNode[] =>
  entry.children.length === 0 ? [] : [entry, ...entry.children.flatMap(groupsOf)];

/** The parts that the page loads, each with what it holds. */
const parts = new Map(
  nodesOf((file) => ENGLISH.test(file))
    .filter(isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .map(({ name, initializer }) => [name.getText(), entriesIn(initializer, name.getText())]),
);
const entries = [...parts.values()].flat();
const groups = new Map(entries.flatMap(groupsOf).map((group) => [group.id, group]));
const leaves = entries.flatMap(leavesOf);
/** Most names in the sources are none of a message: nothing need be asked about them. */
const names = new Set([...leaves, ...groups.values()].map(({ path }) => nameOf(path)));
const said = new Set<string>();

/** Whether a group is handed on as it is, so that nobody can tell which of its messages will be said. */
const isHandedOn = ({ parent }: Node): boolean =>
  !isPropertyAccessExpression(parent) && !isElementAccessExpression(parent) && !isVariableDeclaration(parent);

/** `group.message`. */
function hearNames(nodes: readonly Node[]): void {
  const accesses = nodes.filter(isPropertyAccessExpression).filter(({ name }) => names.has(name.text));
  const meanings = checker.getSymbolAtLocation(accesses.map(({ name }) => name));
  for (const [index, access] of accesses.entries()) {
    for (const id of idsOf(meanings[index])) {
      said.add(id);
      const group = groups.get(id);
      if (group && isHandedOn(access)) for (const leaf of leavesOf(group)) said.add(leaf.id);
    }
  }
}

/** `(messages) => messages.part`: whoever is given this may say all of it. */
function hearParts(nodes: readonly Node[]): void {
  const accesses = nodes.filter(isPropertyAccessExpression).filter(({ parent }) => isArrowFunction(parent));
  for (const { name } of accesses) for (const leaf of (parts.get(name.text) ?? []).flatMap(leavesOf)) said.add(leaf.id);
}

const hear = (type: Type | undefined, heard: readonly string[]): void => {
  for (const name of heard.filter((one) => names.has(one)))
    for (const id of idsOf(type && checker.getPropertyOfType(type, name))) said.add(id);
};

/** `const { message } = group`. */
function hearPatterns(nodes: readonly Node[]): void {
  const patterns = nodes.filter(isObjectBindingPattern);
  const types = checker.getTypeAtLocation(patterns);
  for (const [index, { elements }] of patterns.entries())
    hear(
      types[index],
      elements.map(({ propertyName, name }) => (propertyName ?? name)?.getText() ?? ''),
    );
}

/** The names that an index may have, by its type; all that there are if the type does not tell. */
function namesBy(index: Type | undefined, type: Type | undefined): string[] {
  if (!index || !type) return [];
  if (index.isStringLiteralType()) return [index.value];
  if (index.isUnionType()) return index.getTypes().flatMap((one) => namesBy(one, type));
  return index.flags & TypeFlags.StringLike ? checker.getPropertiesOfType(type).map(({ name }) => name) : [];
}

/** `group[which]`. */
function hearChoices(nodes: readonly Node[]): void {
  const choices = nodes.filter(isElementAccessExpression);
  const types = checker.getTypeAtLocation(choices.map(({ expression }) => expression));
  const indexes = checker.getTypeAtLocation(choices.map(({ argumentExpression }) => argumentExpression));
  for (const [at, type] of types.entries()) hear(type, namesBy(indexes[at], type));
}

const speakers = nodesOf((file) => file.includes('/web/src/') && !NO_SPEAKER.test(file));
hearNames(speakers);
hearParts(speakers);
hearPatterns(speakers);
hearChoices(speakers);
api.close();

const unsaid = leaves.filter(({ id, path }) => !said.has(id) && !SAID_ELSEWHERE.includes(path));
for (const { path } of unsaid) console.log(`FAIL ${path} is never said`);
if (unsaid.length === 0) console.log(`ok   all ${leaves.length} messages are said`);
process.exitCode = unsaid.length === 0 && leaves.length > 0 ? 0 : 1;
