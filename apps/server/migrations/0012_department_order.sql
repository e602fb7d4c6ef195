/* Order numbers of departments have up to ten digits, like those of people. */
alter table department alter column order_num type bigint;
