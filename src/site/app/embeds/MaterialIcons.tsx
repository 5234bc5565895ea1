export { default } from '../../features/icons/MaterialIcons';
