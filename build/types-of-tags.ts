import ts from 'typescript';
import { type PrintedParameter, TypePrinter } from './print-type.ts';

/** A method of a tag, with its types as TypeScript source. */
export interface PrintedMethod {
  readonly parameters: readonly PrintedParameter[];
  readonly returns: string;
}

/** The types of all tags as TypeScript source; each function throws when there is no such member. */
export interface TypesOfTags {
  /** The type of the property of an attribute, without `undefined`. */
  property(tag: string, name: string): string;
  /** The type of a read-only property. */
  computed(tag: string, name: string): string;
  method(tag: string, name: string): PrintedMethod;
  event(name: string): string;
}

const SOURCES = ['elements/tag-types.ts', 'types/build.d.ts', 'types/css.d.ts'];

function createProgram(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  return ts.createProgram(SOURCES, { ...options, noEmit: true });
}

function exportedTypes(program: ts.Program): (name: string) => ts.Type {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(SOURCES[0] ?? '');
  const module = file && checker.getSymbolAtLocation(file);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return (name) => {
    const symbol = exported.find((candidate) => candidate.name === name);
    if (!symbol) throw new Error(`[shop] ${SOURCES[0]}: expected the type ${name}.`);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
}

/** Reads the types of all tags with the TypeScript checker, which takes seconds. */
export function readTypesOfTags(): TypesOfTags {
  const program = createProgram();
  const checker = program.getTypeChecker();
  const printer = new TypePrinter(program);
  const typeNamed = exportedTypes(program);
  const tags = typeNamed('ShopElementTagNameMap');
  const properties = typeNamed('ShopElementPropertiesMap');
  const events = typeNamed('ShopElementEventMap');
  const member = (type: ts.Type, name: string): ts.Type => {
    const symbol = type.getProperty(name);
    if (!symbol) throw new Error(`[shop] types: expected ${name}.`);
    return checker.getTypeOfSymbol(symbol);
  };
  return {
    property: (tag, name) => printer.printGiven(member(member(properties, tag), name)),
    computed: (tag, name) => printer.print(member(member(tags, tag), name)),
    method: (tag, name) => {
      const [call] = member(member(tags, tag), name).getCallSignatures();
      if (!call) throw new Error(`[shop] ${tag}: expected the method ${name}.`);
      return {
        parameters: printer.parametersOf(call),
        returns: printer.print(call.getReturnType()),
      };
    },
    event: (name) => printer.print(member(events, name)),
  };
}
