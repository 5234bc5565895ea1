export { Link } from '../link/link.playground';
