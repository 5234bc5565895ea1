export { default } from '../../icons/MaterialIcons';
