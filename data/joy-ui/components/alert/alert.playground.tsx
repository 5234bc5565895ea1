/** Adds the decorators to the playground's alert, whose props can't be elements. */
import TramRoundedIcon from '@mui/icons-material/TramRounded';
import BaseAlert, { type AlertProps } from '@mui/joy/Alert';
import Button from '@mui/joy/Button';

export function Alert(props: AlertProps) {
  return (
    <BaseAlert
      startDecorator={<TramRoundedIcon />}
      endDecorator={
        <Button variant="soft" color={props.color}>
          Map
        </Button>
      }
      {...props}
    />
  );
}
