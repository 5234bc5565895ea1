/** The utilities of all Tailwind demos; arrives with the first of them. See tailwind.css. */
import './tailwind.css';
