export { ReportForm as default } from '../../features/feedback/report/ReportForm';
