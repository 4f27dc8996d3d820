import ts from 'typescript';

/** A longer object type is printed as its name, if it has one. */
const LONGEST_SHAPE = 160;

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** A parameter of a function, with its type as source. */
export interface PrintedParameter {
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
}

const has = (type: ts.Type, flag: ts.ObjectFlags): boolean =>
  ((type as ts.ObjectType).objectFlags & flag) !== 0;

const isObject = ({ flags }: ts.Type): boolean => (flags & ts.TypeFlags.Object) !== 0;

const isOptional = (symbol: ts.Symbol): boolean =>
  (symbol.flags & ts.SymbolFlags.Optional) !== 0 ||
  (symbol.valueDeclaration !== undefined &&
    ts.isParameter(symbol.valueDeclaration) &&
    symbol.valueDeclaration.questionToken !== undefined);

/** Prints types as TypeScript source for theme authors: literals and short object types in full. */
export class TypePrinter {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#program = program;
    this.#checker = program.getTypeChecker();
  }

  print(type: ts.Type): string {
    if (this.#checker.isArrayType(type)) return this.#printArray(type);
    if (type.isUnion()) return this.#printUnion(type);
    const [call] = type.getCallSignatures();
    if (call) return this.#printFunction(call);
    return isObject(type) ? this.#printObject(type) : this.#printPlain(type);
  }

  /** The type without `undefined`. */
  printGiven(type: ts.Type): string {
    const isUnknown = (type.flags & ts.TypeFlags.Unknown) !== 0;
    return this.print(isUnknown ? type : this.#checker.getNonNullableType(type));
  }

  parametersOf(call: ts.Signature): readonly PrintedParameter[] {
    return call.parameters.map((parameter) => this.#printMember(parameter));
  }

  #printPlain(type: ts.Type): string {
    return this.#checker.typeToString(type, undefined, FORMAT);
  }

  /** Sorts the members, because the checker's order depends on which file it reads first. */
  #printUnion(type: ts.UnionType): string {
    const isBoolean = type.types.every(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    if (isBoolean) return 'boolean';
    const given = this.#checker.getNonNullableType(type);
    if (given !== type) return `${this.print(given)} | undefined`;
    return type.types
      .map((part) => this.print(part))
      .sort()
      .join(' | ');
  }

  #printArray(type: ts.Type): string {
    const item = this.#argumentsOf(type)[0] ?? '';
    const text = /^[\w.]+$|^\{.*\}$/.test(item) ? item : `(${item})`;
    return `${type.symbol.name === 'ReadonlyArray' ? 'readonly ' : ''}${text}[]`;
  }

  #printFunction(call: ts.Signature): string {
    const parameters = this.parametersOf(call).map(printParameter);
    return `(${parameters.join(', ')}) => ${this.print(call.getReturnType())}`;
  }

  #printObject(type: ts.Type): string {
    if (this.#isOfLibrary(type)) {
      const parts = this.#argumentsOf(type);
      return parts.length > 0 ? `${type.symbol.name}<${parts.join(', ')}>` : this.#printPlain(type);
    }
    const members = type.getProperties().map((member) => printParameter(this.#printMember(member)));
    if (members.length === 0) return this.#printRecord(type);
    const shape = `{ ${members.join('; ')} }`;
    const name = type.isClassOrInterface() ? type.symbol.name : type.aliasSymbol?.name;
    return shape.length > LONGEST_SHAPE ? (name ?? shape) : shape;
  }

  #printRecord(type: ts.Type): string {
    const values = type.getStringIndexType();
    return values ? `Record<string, ${this.print(values)}>` : this.#printPlain(type);
  }

  /** `Readonly<…>` is declared in the library, too, but its members are those of our type. */
  #isOfLibrary(type: ts.Type): boolean {
    const file = type.symbol.declarations?.[0]?.getSourceFile();
    const isMapped = has(type, ts.ObjectFlags.Mapped);
    return file !== undefined && !isMapped && this.#program.isSourceFileDefaultLibrary(file);
  }

  #argumentsOf(type: ts.Type): readonly string[] {
    if (!has(type, ts.ObjectFlags.Reference)) return [];
    const parts = this.#checker.getTypeArguments(type as ts.TypeReference);
    return parts.map((part) => this.print(part));
  }

  #printMember(symbol: ts.Symbol): PrintedParameter {
    const type = this.#checker.getTypeOfSymbol(symbol);
    return isOptional(symbol)
      ? { name: symbol.name, type: this.printGiven(type), isOptional: true }
      : { name: symbol.name, type: this.print(type), isOptional: false };
  }
}

const printParameter = ({ name, type, isOptional: mayMiss }: PrintedParameter): string =>
  `${name}${mayMiss ? '?' : ''}: ${type}`;
