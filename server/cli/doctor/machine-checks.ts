import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import { readEnv } from "@/server/kernel/env";
import { critical, type Finding, messageOf, type Patient, warning } from "./fault";

/** As in package.json: `engines`. */
const OLDEST_NODE = [20, 19] as const;
const MIB = 1024 * 1024;

/** Checks Node.js, settings, data folder, disk and memory: what the process itself needs. */
export const checkMachine = async (patient: Patient): Promise<Finding[]> => [
  checkNode(patient),
  checkSettings(patient),
  await checkDataFolder(patient),
  await checkDisk(patient),
  checkMemory(patient),
];

const checkNode = ({ machine: { nodeVersion } }: Patient): Finding => {
  const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  const faults = isOld
    ? [
        critical(
          "node-too-old",
          `Node.js ${nodeVersion} is too old for Homeward.`,
          "Install Node.js 20.19 or later; 24 is recommended.",
        ),
      ]
    : [];
  return { check: "Node.js", detail: nodeVersion, faults };
};

const checkSettings = ({ source }: Patient): Finding => {
  try {
    const { APP_URL } = readEnv(source);
    return { check: "settings", detail: `address ${APP_URL}`, faults: [] };
  } catch (error) {
    const fix = "Correct it in the environment; docs/guides/deployment.md lists the settings.";
    return { check: "settings", detail: "", faults: [critical("settings-invalid", `${messageOf(error)}.`, fix)] };
  }
};

const folderOf = ({ source }: Patient): string => source.DATA_DIR ?? "./data";

const checkDataFolder = async (patient: Patient): Promise<Finding> => {
  const folder = folderOf(patient);
  const check = "data folder";
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error("it is a file");
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return { check, detail: folder, faults: [] };
  } catch (error) {
    const what = `The data folder ${folder} can't be read from or written to: ${messageOf(error)}.`;
    const fix = "Make the user that runs Homeward its owner, or set DATA_DIR to another folder.";
    return { check, detail: folder, faults: [critical("data-folder-unusable", what, fix)] };
  }
};

const checkDisk = async (patient: Patient): Promise<Finding> => {
  const check = "disk space";
  const { lowDiskBytes, lowFiles } = patient.limits;
  try {
    const { freeBytes, freeFiles } = await patient.machine.diskOf(folderOf(patient));
    const detail = `${(freeBytes / 1024 ** 3).toFixed(1)} GiB free`;
    const fix = "Free up space or move DATA_DIR to a larger disk: a full disk stops new labels, photos and imports.";
    if (freeBytes < lowDiskBytes)
      return {
        check,
        detail,
        faults: [critical("disk-full", `Only ${Math.floor(freeBytes / MIB)} MiB are free for DATA_DIR.`, fix)],
      };
    // Some file systems (btrfs) have no fixed number of files and report 0.
    if (freeFiles > 0 && freeFiles < lowFiles)
      return {
        check,
        detail,
        faults: [critical("disk-full", `Only ${freeFiles} more files fit on the disk of DATA_DIR.`, fix)],
      };
    return { check, detail, faults: [] };
  } catch {
    // The folder is missing, which is a fault of its own.
    return { check, detail: "unknown", faults: [] };
  }
};

const checkMemory = ({ machine: { heapBytes, memoryBytes }, limits }: Patient): Finding => {
  const detail = `${Math.round(memoryBytes / MIB)} MiB, of which Node.js may use ${Math.round(heapBytes / MIB)}`;
  const isSmall = memoryBytes < limits.lowMemoryBytes || heapBytes < limits.lowHeapBytes;
  const faults = isSmall
    ? [
        warning(
          "memory-small",
          `Memory is low: ${detail} MiB.`,
          "Give the machine or container at least 1 GiB, and Node.js a --max-old-space-size of 256 or more.",
        ),
      ]
    : [];
  return { check: "memory", detail: `${detail} MiB`, faults };
};
