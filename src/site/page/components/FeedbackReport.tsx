export { ReportForm as default } from '../../feedback/report/ReportForm';
