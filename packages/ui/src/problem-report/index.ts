export {ProblemReport, type ProblemReportProps} from './ProblemReport.tsx';
