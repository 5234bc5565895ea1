import MailOutlined from '@mui/icons-material/MailOutlined';
import Badge from '@mui/material/Badge';

export default function BadgeBasic() {
  return (
    <Badge badgeContent={4} color="primary" role="img" aria-label="4 letters to sort">
      <MailOutlined />
    </Badge>
  );
}
