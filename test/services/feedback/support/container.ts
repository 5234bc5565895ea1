/** Reads services/feedback/Dockerfile, for tests on machines that don't build containers. */
import { readFileSync } from 'node:fs';
import { type Dockerfile, DockerfileParser, type JSONInstruction } from 'dockerfile-ast';
import { z } from 'zod';

const DOCKERFILE = 'services/feedback/Dockerfile';

export interface Container {
  /** Images that the stages are made from. */
  images: string[];
  /** What the last stage copies of the repository: files and folders, each to the place that it has here. */
  copied: string[];
  /** Commands that run while it is built. */
  runs: string[];
  environment: Record<string, string>;
  /** The user that the command runs as; undefined for that of the image. */
  user: string | undefined;
  volumes: string[];
  /** The command and the health check of the container: program and arguments. */
  command: string[];
  healthCommand: string[];
}

export function readDockerfile(): string {
  return readFileSync(DOCKERFILE, 'utf8');
}

/** Reads the last stage. @throws Error when a command is not written as a JSON array, which needs no shell. */
export function readContainer(text = readDockerfile()): Container {
  const file = DockerfileParser.parse(text);
  const from = file.getFROMs().at(-1)?.getRange()?.start.line ?? 0;
  const last = file.getInstructions().filter((line) => (line.getRange()?.start.line ?? 0) >= from);
  const list = (keyword: string) => last.filter((line) => line.getKeyword() === keyword);
  const words = (keyword: string) => list(keyword).map((line) => line.getArguments().map(String));
  return {
    images: file.getFROMs().map((line) => line.getImage() ?? ''),
    copied: file
      .getCOPYs()
      .filter((line) => list('COPY').includes(line) && line.getFlags().length === 0)
      .flatMap((line) => line.getArguments().slice(0, -1).map(String)),
    runs: file.getInstructions().flatMap((line) => {
      const isRun = line.getKeyword() === 'RUN';
      return isRun ? [line.getArgumentsContent() ?? ''] : [];
    }),
    environment: Object.fromEntries(
      file
        .getENVs()
        .filter((line) => list('ENV').includes(line))
        .flatMap((line) => line.getProperties())
        .map((property) => [property.getName(), property.getValue() ?? '']),
    ),
    user: words('USER').at(-1)?.[0],
    volumes: words('VOLUME').flat(),
    command: readCommand(file.getCMDs().at(-1)),
    healthCommand: readHealthCommand(file),
  };
}

function readCommand(line: JSONInstruction | undefined): string[] {
  return line ? parseArray(line.getArgumentsContent() ?? '') : [];
}

function readHealthCommand(file: Dockerfile): string[] {
  const content = file.getHEALTHCHECKs().at(-1)?.getRawArgumentsContent() ?? '';
  return parseArray(/\bCMD\s+(.*)$/s.exec(content)?.[1] ?? '');
}

function parseArray(text: string): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${DOCKERFILE}: ${text || 'a command'} is no JSON array of strings`, {
      cause: error,
    });
  }
}
