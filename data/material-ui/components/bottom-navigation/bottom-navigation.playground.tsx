/** The icons of the playground: data has no elements as props. */
import AnchorOutlined from '@mui/icons-material/AnchorOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import DirectionsBoatOutlined from '@mui/icons-material/DirectionsBoatOutlined';
import BaseAction, { type BottomNavigationActionProps } from '@mui/material/BottomNavigationAction';

const ICONS = [
  <DirectionsBoatOutlined key="boat" />,
  <ConfirmationNumberOutlined key="ticket" />,
  <AnchorOutlined key="anchor" />,
];

/** `value` comes from the bar: the index of the action. */
export function BottomNavigationAction(props: BottomNavigationActionProps) {
  return <BaseAction icon={ICONS[Number(props.value)]} {...props} />;
}
