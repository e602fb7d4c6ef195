import './login.css';

export { Backdrop } from './Frame.tsx';
